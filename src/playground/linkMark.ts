/** What an address with changed code begins with, behind its "#". */
export const LINK_MARK = 'try=';
