import {Component, type ComponentType, type ReactNode, useSyncExternalStore} from 'react';
import {alertStore, answerAlert} from './alerts.ts';
import {Pressable, Text, View} from './reactNative.tsx';

/** How long an app may show nothing, in ms on the clock of the phone: a store that works has answered by then. */
const PATIENCE = 1_000;

type CatchProps = {readonly onError: (error: unknown) => void; readonly children: ReactNode};

/** Reports what an app throws while it renders, in which case the screen is empty. */
class CatchErrors extends Component<CatchProps, {readonly failed: boolean}> {
  override state = {failed: false};

  static getDerivedStateFromError() {
    return {failed: true};
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}

/** The screen of the phone: the app, and over it the alert that waits for an answer. */
export function AppScreen(props: {
  readonly app: ComponentType<Record<string, unknown>>;
  readonly appProps: Readonly<Record<string, unknown>>;
  readonly onError: (error: unknown) => void;
}) {
  const [alert] = useSyncExternalStore(alertStore.subscribe, alertStore.read);
  const {app: App, appProps, onError} = props;
  return (
    <main>
      <CatchErrors onError={onError}>
        <App {...appProps} />
      </CatchErrors>
      {alert && (
        <div className="alert" role="alertdialog" aria-label={alert.title}>
          <Text accessibilityRole="header">{alert.title}</Text>
          <Text>{alert.message}</Text>
          <View>
            {alert.buttons.map((button, index) => (
              <Pressable key={index} accessibilityRole="button" onPress={() => answerAlert(button)}>
                <Text>{button.text ?? 'OK'}</Text>
              </Pressable>
            ))}
          </View>
        </div>
      )}
    </main>
  );
}

/** Whether an app rendered nothing although enough time has passed since it was mounted. */
export function isBlank(place: Element, sinceMount: number): boolean {
  // React adds the screen when it has drawn the app; one that suspends outside of a boundary never gets there.
  return place.firstElementChild?.hasChildNodes() !== true && sinceMount >= PATIENCE;
}
