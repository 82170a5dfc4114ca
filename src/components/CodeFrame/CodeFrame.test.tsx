// @vitest-environment jsdom
import {fireEvent, render, screen} from '@testing-library/react';
import type {ReactElement} from 'react';
import {describe, expect, it, vi} from 'vitest';
import CodeFrame from './index.tsx';

const code =
  '<span class="line">a(&lt;T&gt;);\n</span><del class="line line--del">old();\n</del>' +
  '<ins class="line line--ins">b();</ins>';
const frame = (
  <CodeFrame
    code={code}
    label="Code: Store.tsx"
    language="tsx"
    languageName="TSX"
    title="Store.tsx"
  />
);
const hidden = '<span class="t-k">import</span> {a, z} from "a";\ndeclare const y: 1;\n\n';
const withHidden = {code, hidden, label: 'Code', language: 'ts', languageName: 'TypeScript'};

function stubClipboard() {
  const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
  vi.stubGlobal('navigator', {clipboard: {writeText}});
  return writeText;
}

const onlyImports = '<span class="t-k">import</span> {\n  a,\n} from "a";\n\n';

/** Returns what the Copy button of a block puts on the clipboard, once it has said this. */
async function copied(block: ReactElement, says: string | RegExp): Promise<string | undefined> {
  const writeText = stubClipboard();
  const {unmount} = render(block);
  fireEvent.click(screen.getByRole('button', {name: 'Copy'}));
  await screen.findByText(says);
  unmount();
  return writeText.mock.lastCall?.[0];
}

describe('CodeFrame', () => {
  it('is a named area that the keyboard reaches', () => {
    render(frame);
    expect(screen.getByRole('region', {name: 'Code: Store.tsx'}).tabIndex).toBe(0);
  });

  it('shows the file name, the language and what the block needs', () => {
    render(
      <CodeFrame
        code={code}
        label="Code"
        language="bash"
        languageName="Terminal"
        title="Terminal.sh"
        platform="ios"
        version="2.7"
        needs="2.8.7"
      />,
    );
    const caption = screen.getByRole('figure').querySelector('figcaption');
    const texts = [...(caption?.children ?? [])].map(({textContent}) => textContent);
    expect(texts.slice(0, -2)).toEqual([
      'Terminal.sh',
      'Terminal',
      'iOS only',
      'for 2.7',
      'from 2.8.7',
    ]);
  });

  it('copies the lines that stay and says so', async () => {
    const writeText = stubClipboard();
    render(frame);
    fireEvent.click(screen.getByRole('button', {name: 'Copy'}));
    expect((await screen.findByText('Copied')).getAttribute('role')).toBe('status');
    expect(writeText).toHaveBeenCalledWith('a(<T>);\nb();');
  });

  it('copies the shown lines under the imports they need, and says what else stays behind', async () => {
    const imports = "import {a} from 'a';";
    const isPart = /^Copied without the hidden lines/;
    expect(await copied(<CodeFrame {...withHidden} imports={imports} />, isPart)).toBe(
      "import {a} from 'a';\n\na(<T>);\nb();",
    );
    const importing = '<span class="line">import {b} from \'b\';</span>';
    const block = (
      <CodeFrame {...withHidden} code={importing} hidden={onlyImports} imports={imports} />
    );
    expect(await copied(block, 'Copied')).toBe("import {a} from 'a';\nimport {b} from 'b';");
  });

  it('copies all lines once all are shown', async () => {
    const writeText = stubClipboard();
    render(<CodeFrame {...withHidden} imports="import {a} from 'a';" />);
    fireEvent.click(screen.getByRole('checkbox'));
    fireEvent.click(screen.getByRole('button', {name: 'Copy'}));
    await screen.findByText('Copied');
    expect(writeText).toHaveBeenCalledWith(
      'import {a, z} from "a";\ndeclare const y: 1;\n\na(<T>);\nb();',
    );
  });

  it('selects the code when there is no clipboard', async () => {
    vi.stubGlobal('navigator', {});
    render(frame);
    fireEvent.click(screen.getByRole('button', {name: 'Copy'}));
    await screen.findByText(/^Selected/);
    expect(getSelection()?.toString()).toContain('a(<T>);');
  });
});
