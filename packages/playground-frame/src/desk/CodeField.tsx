import {type ReactNode, type Ref, useEffect, useImperativeHandle, useRef} from 'react';
import type {EditorTools} from './loadEditor.ts';

/** What other components can do with a field. */
export type CodeFieldHandle = {readonly goTo: (line: number, column: number) => void};

type Props = {
  readonly ref: Ref<CodeFieldHandle>;
  readonly tools: EditorTools;
  readonly name: string;
  /** The initial text; after that, the field keeps its own state. */
  readonly value: string;
  /** Lines that have a problem. */
  readonly marked: readonly number[];
  readonly onChange: (value: string) => void;
};

/** The code of one file, in a field that colors it. */
export function CodeField({ref, tools, name, value, marked, onChange}: Props): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const field = useRef<ReturnType<EditorTools['openEditor']>>(null);
  const first = useRef({value, onChange});
  useEffect(() => {
    first.current.onChange = onChange;
  }, [onChange]);
  useEffect(() => {
    if (!place.current) return undefined;
    const opened = tools.openEditor({
      place: place.current,
      label: `Code of ${name}`,
      value: first.current.value,
      onChange: (changed) => first.current.onChange(changed),
    });
    field.current = opened;
    return () => opened.remove();
  }, [tools, name]);
  useEffect(() => field.current?.markLines(marked), [marked]);
  useImperativeHandle(ref, () => ({
    goTo: (line, column) => field.current?.goTo(line, column),
  }));
  return <div ref={place} />;
}
