/** What this room uses of React Native for Web, which has no types. */
declare module 'react-native-web/dist/exports/*' {
  import type {ComponentType, ReactNode} from 'react';
  const component: ComponentType<{
    readonly children?: ReactNode;
    readonly role?: string;
    readonly accessibilityRole?: string;
    readonly accessibilityLabel?: string;
    readonly disabled?: boolean | undefined;
    readonly onPress?: (() => void) | undefined;
    readonly style?: object;
  }>;
  export default component;
}
