/** The parts of React Native that the phone of the playground has. */
export {Alert, type AlertButton} from 'react-native/Libraries/Alert/Alert';
export {AppState, type AppStateStatus} from 'react-native/Libraries/AppState/AppState';
export {
  ActivityIndicator,
  type ActivityIndicatorProps,
} from 'react-native/Libraries/Components/ActivityIndicator/ActivityIndicator';
export {Button, type ButtonProps} from 'react-native/Libraries/Components/Button';
export {
  Pressable,
  type PressableProps,
} from 'react-native/Libraries/Components/Pressable/Pressable';
export {SafeAreaView} from 'react-native/Libraries/Components/SafeAreaView/SafeAreaView';
export {ScrollView} from 'react-native/Libraries/Components/ScrollView/ScrollView';
export {View} from 'react-native/Libraries/Components/View/View';
export type {ViewProps} from 'react-native/Libraries/Components/View/ViewPropTypes';
export {Linking} from 'react-native/Libraries/Linking/Linking';
export {FlatList, type FlatListProps} from 'react-native/Libraries/Lists/FlatList';
export {StyleSheet} from 'react-native/Libraries/StyleSheet/StyleSheet';
export {Text, type TextProps} from 'react-native/Libraries/Text/Text';
export {Platform} from 'react-native/Libraries/Utilities/Platform';
export type {ListRenderItemInfo} from '@react-native/virtualized-lists';
