import 'prism-code-editor/prism/languages/tsx';
import {createEditor} from 'prism-code-editor';
import {editorCommands, insertLineAndIndent, toggleComment} from 'prism-code-editor/commands';

type EditorOptions = {
  readonly place: HTMLElement;
  /** What a screen reader calls the field. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
};

/**
 * Adds a TypeScript editor to the page: a real text field under colored lines. Tab leaves it, so that keyboard users are
 * not trapped.
 */
export function openEditor({place, label, value, onChange}: EditorOptions) {
  const commands = editorCommands({
    Enter: (field) => insertLineAndIndent(field),
    'Mod+/': (field) => toggleComment(field),
  });
  const editor = createEditor(place, {language: 'tsx', value, onUpdate: onChange}, commands);
  const {textarea, lines} = editor;
  textarea.setAttribute('aria-label', label);
  return {
    /** Marks lines that have a problem, until they are changed. */
    markLines: (marked: readonly number[]) => {
      [...lines].forEach((line, number) => {
        line.toggleAttribute('data-problem', marked.includes(number));
      });
    },
    /** Moves the cursor to a line and a column, both counted from 1. */
    goTo: (line: number, column: number) => {
      const before = textarea.value.split('\n').slice(0, line - 1);
      const at = before.reduce((sum, text) => sum + text.length + 1, 0) + column - 1;
      textarea.setSelectionRange(at, at);
      textarea.focus();
      lines[line]?.scrollIntoView({block: 'center'});
    },
    remove: editor.remove,
  };
}
