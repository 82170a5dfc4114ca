/** The document that apps run in. It is not meant to be read, and it has its own policy. */
export const FRAME_DOCUMENT = 'play/frame.html';

/** The folder of that document, whose responses have their own headers. */
export const FRAME_FOLDER = '/play/';

/** The file that says where the files of the playground are; its own name never changes. */
export const LIST_OF_FILES = 'play/files.json';

/**
 * The file with the styles of what is around the phone. Its name never changes either, so that a page can ask for it at
 * the press, before it has that list.
 */
export const STAGE_STYLES = 'play/stage.css';

/** What an address with the changed code of an app begins with, behind its "#". */
export const LINK_MARK = 'try=';

/** The still picture of an app or of one of its scenarios, for browsers that run no scripts. */
export const stillOf = (app: string, scenario?: string): string =>
  `play/${scenario === undefined ? app : `${app}-${scenario}`}.svg`;
