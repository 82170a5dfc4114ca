import {type ComponentType, type ReactNode, useEffect, useState} from 'react';
import {AppRegistry, Platform, StyleSheet, View, type WrapperComponentProvider} from 'react-native';
import {SimulatedStore} from './SimulatedStore.tsx';

const ID = 'simulated-store';

/**
 * Draws the store over the app, which needs no markup for it: on a phone around the app that starts next, in a page beside the
 * app, which may have started before it needed a store.
 */
export function drawStore(): void {
  if (Platform.OS !== 'web') drawAroundApp();
  // A server that draws the page has no document.
  else if (typeof document !== 'undefined') drawInPage();
}

/** There is one place for what is around the app: what the app itself puts there goes inside. */
function drawAroundApp(): void {
  const {setWrapperComponentProvider: set} = AppRegistry;
  set(() => WithStore);
  const known = new Map<ComponentType, ComponentType>();
  const around = (Own: ComponentType): ComponentType => {
    const Both = (props: object): ReactNode => (
      <WithStore>
        <Own {...props} />
      </WithStore>
    );
    const used = known.get(Own) ?? Both;
    known.set(Own, used);
    return used;
  };
  const setInside = (provide: WrapperComponentProvider): void =>
    set((parameters) => around(provide(parameters)));
  Reflect.set(AppRegistry, 'setWrapperComponentProvider', setInside);
}

/** The roots of the app. The first one draws: React Native starts LogBox as one more, in a window of its own. */
const roots: ((draws: boolean) => void)[] = [];

function WithStore({children}: {readonly children?: ReactNode}): ReactNode {
  const [draws, setDraws] = useState(false);
  useEffect(() => {
    roots.push(setDraws);
    roots[0]?.(true);
    return () => {
      roots.splice(roots.indexOf(setDraws), 1);
      roots[0]?.(true);
    };
  }, []);
  return (
    <View style={styles.all}>
      {children}
      {draws && <SimulatedStore />}
    </View>
  );
}

/** Nothing for a finger to hit but the buttons of the store. */
function InPage(): ReactNode {
  return (
    <View style={styles.page}>
      <SimulatedStore />
    </View>
  );
}

function drawInPage(): void {
  const rootTag = document.createElement('div');
  rootTag.id = ID;
  // As large as the window; modals of the app are above.
  rootTag.style.cssText =
    'position: fixed; inset: 0; z-index: 9000; display: flex; pointer-events: none';
  document.body.append(rootTag);
  AppRegistry.registerComponent(ID, () => InPage);
  AppRegistry.runApplication(ID, {rootTag});
}

const styles = StyleSheet.create({all: {flex: 1}, page: {flex: 1, pointerEvents: 'box-none'}});
