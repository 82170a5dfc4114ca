import {useColorScheme} from 'react-native';

/** The colors of the sheet and of the drawer, for a light and for a dark phone; each text is readable on its ground. */
export const themes = {
  light: {
    ground: '#ffffff',
    text: '#16191d',
    quiet: '#4b535c',
    fault: '#a3161e',
    // The ground of the first button, and what is on.
    accent: '#0b5cad',
    onAccent: '#ffffff',
  },
  dark: {
    ground: '#16191d',
    text: '#f4f6f8',
    quiet: '#b6bec7',
    fault: '#ff9a9f',
    accent: '#8ec5ff',
    onAccent: '#0b1a2b',
  },
};

/** The theme of the phone that the app runs on. */
export function useTheme() {
  return themes[useColorScheme() === 'dark' ? 'dark' : 'light'];
}
