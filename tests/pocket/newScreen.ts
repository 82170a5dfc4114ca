type Props = Readonly<Record<string, unknown>>;
/** What React Native draws. */
type View = {readonly props: Props; readonly instance: unknown; readonly children: View[]};
type Dispatch = (instance: unknown, event: string, payload: object) => void;

const edges = {top: 0, right: 0, bottom: 0, left: 0};
const frame = {x: 0, y: 0, width: 400, height: 800};

/** The native half of React Native's renderer, what can be read on it, and a finger. */
export function newScreen() {
  let shown: readonly View[] = [];
  let dispatch: Dispatch = () => {};
  const like = ({instance, props}: View, children: readonly View[], changed?: Props): View => ({
    ...{instance, props: {...props, ...changed}},
    children: [...children],
  });
  const manager = {
    createNode(_tag: number, type: string, _root: number, props: Props, instance: unknown): View {
      // It shows nothing until it knows the edges of the screen.
      if (type === 'RNCSafeAreaProvider')
        setImmediate(() => dispatch(instance, 'topInsetsChange', {insets: edges, frame}));
      return {...{props, instance}, children: []};
    },
    cloneNode: (view: View) => like(view, view.children),
    cloneNodeWithNewChildren: (view: View, children: View[] = []) => like(view, children),
    cloneNodeWithNewProps: (view: View, props: Props) => like(view, view.children, props),
    // Versions of React Native differ in whether they give the children at once.
    cloneNodeWithNewChildrenAndProps: (view: View, ...given: (View[] | Props)[]) =>
      like(
        view,
        given.flatMap((one) => (isList(one) ? one : [])),
        given.find((one): one is Props => !isList(one)),
      ),
    createChildSet: (): View[] => [],
    appendChildToSet: (views: View[], view: View) => void views.push(view),
    appendChild(parent: View, child: View): View {
      parent.children.push(child);
      return parent;
    },
    completeRoot: (_root: number, views: readonly View[]) => void (shown = views),
    registerEventHandler: (handler: Dispatch) => void (dispatch = handler),
    unstable_getCurrentEventPriority: () => 32,
    unstable_DefaultEventPriority: 32,
  };
  return {
    manager,
    text: () => shown.map(textOf).join(''),
    /** Taps a button: by its label, or by what it says. */
    press(name: string): void {
      const found = shown
        .flatMap(all)
        .filter(({props}) => props['accessibilityRole'] === 'button')
        .find((view) => (view.props['accessibilityLabel'] ?? textOf(view)) === name);
      if (!found) throw new Error(`There is no button "${name}".`);
      dispatch(found.instance, 'topClick', {target: found.instance});
    },
  };
}

const isList = (given: View[] | Props): given is View[] => Array.isArray(given);
const all = (view: View): readonly View[] => [view, ...view.children.flatMap(all)];
const textOf = (view: View): string =>
  all(view)
    .map(({props}) => props['text'] ?? '')
    .join('');
