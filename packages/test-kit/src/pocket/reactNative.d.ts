/**
 * The types of what the panel uses of React Native. `tsconfig.json` names this file for `react-native`, whose own entry declares
 * timers, `fetch` and the like for every file of the program, as they are on a phone.
 */
export * from 'react-native/Libraries/Alert/Alert';
export * from 'react-native/Libraries/Components/Pressable/Pressable';
export * from 'react-native/Libraries/Components/ScrollView/ScrollView';
export * from 'react-native/Libraries/Components/View/View';
export * from 'react-native/Libraries/Modal/Modal';
export * from 'react-native/Libraries/ReactNative/AppRegistry';
export * from 'react-native/Libraries/StyleSheet/StyleSheet';
export * from 'react-native/Libraries/Text/Text';
export * from 'react-native/Libraries/Utilities/Appearance';
export * from 'react-native/Libraries/Utilities/Platform';
