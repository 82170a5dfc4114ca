import type {ReactNode} from 'react';
import {AppRegistry, StyleSheet, View} from 'react-native';
import {SimulatedStore} from './SimulatedStore.tsx';

/** Draws the store over each app that starts from now on, which needs no markup for it. */
export function drawStore(): void {
  AppRegistry.setWrapperComponentProvider(() => WithStore);
}

function WithStore({children}: {readonly children?: ReactNode}): ReactNode {
  return (
    <View style={styles.all}>
      {children}
      <SimulatedStore />
    </View>
  );
}

const styles = StyleSheet.create({all: {flex: 1}});
