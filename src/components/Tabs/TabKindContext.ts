import {createContext} from 'react';

/** Tells a tab which kind of tabs it stands in. */
export const TabKindContext = createContext('');
