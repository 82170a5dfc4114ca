/** The library's JavaScript of the bundle's version; apps of readers import whatever it exports. */
declare module 'expo-iap';
