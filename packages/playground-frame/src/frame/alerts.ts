/** A button of an alert, as the app describes it. */
export type AlertButton = {readonly text?: string; readonly onPress?: () => void};

/** An alert that the app shows and the user has not answered. */
export type ShownAlert = {
  readonly title: string;
  readonly message: string;
  readonly buttons: readonly AlertButton[];
};

let shown: readonly ShownAlert[] = [];
const listeners = new Set<() => void>();

/** `Alert.alert`: the host of the app draws it over the screen. */
export function showAlert(title: string, message = '', buttons: readonly AlertButton[] = []): void {
  const asked = buttons.length > 0 ? buttons : [{text: 'OK'}];
  setShown([...shown, {title, message, buttons: asked}]);
}

/** Closes the first alert, and does what its button does. */
export function answerAlert({onPress}: AlertButton): void {
  setShown(shown.slice(1));
  onPress?.();
}

/** The app's process ends, and its alerts with it. */
export const closeAlerts = (): void => setShown([]);

/** For React: the alerts that wait, and when they change. */
export const alertStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  read: (): readonly ShownAlert[] => shown,
};

function setShown(next: readonly ShownAlert[]): void {
  shown = next;
  for (const listener of listeners) listener();
}
