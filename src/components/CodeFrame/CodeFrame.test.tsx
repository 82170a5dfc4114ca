// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {renderToStaticMarkup} from 'react-dom/server';
import {afterEach, describe, expect, it, vi} from 'vitest';
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

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('CodeFrame', () => {
  it('has the finished code in the HTML, without any style attribute', () => {
    const html = renderToStaticMarkup(frame);
    expect(html).toContain(code);
    expect(html).not.toContain('style=');
  });

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
    expect(texts.slice(0, -1)).toEqual([
      'Terminal.sh',
      'Terminal',
      'iOS only',
      'for 2.7',
      'needs 2.8.7 or later',
    ]);
  });

  it('copies the lines that stay and says so', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    vi.stubGlobal('navigator', {clipboard: {writeText}});
    render(frame);
    fireEvent.click(screen.getByRole('button', {name: 'Copy'}));
    expect((await screen.findByText('Copied')).getAttribute('role')).toBe('status');
    expect(writeText).toHaveBeenCalledWith('a(<T>);\nb();');
  });

  it('selects the code when there is no clipboard', async () => {
    vi.stubGlobal('navigator', {});
    render(frame);
    fireEvent.click(screen.getByRole('button', {name: 'Copy'}));
    await screen.findByText(/^Selected/);
    expect(getSelection()?.toString()).toContain('a(<T>);');
  });
});
