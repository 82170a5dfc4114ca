/** What the page loads when someone edits a sample: one script for the compiler and the field. */
export {openEditor} from './codeEditor.ts';
export {compile} from './compile.ts';
