/**
 * The file with the styles of what is around the phone. Its name never changes, so that a page can ask for it at the press,
 * before it has the list of the other files.
 */
export const STAGE_STYLES = 'play/stage.css';
