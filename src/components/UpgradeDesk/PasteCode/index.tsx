import {ENDINGS, PASTED, readFiles} from 'expo-iap-tools/page/readFiles';
import {isManifest, wantedRange, wantedRemark} from 'expo-iap-tools/page/wantedRelease';
import type {UpgradePlan} from 'expo-iap-tools/plan/plan';
import {MOST_CHARACTERS} from 'expo-iap-tools/scan/notices';
import type {SourceFile} from 'expo-iap-tools/scan/parseFiles';
import {
  type ClipboardEvent,
  type DragEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import FindingList from './FindingList.tsx';
import ScanStatus from './ScanStatus.tsx';
import styles from './styles.module.css';
import {useScan} from './useScan.ts';

const EMPTY = 'This is empty. Paste code that imports expo-iap.';
const FITS =
  'This package.json asks for the release that the check starts from. Paste your code too.';
/** A field with more text freezes the page while it is laid out. */
const MOST_IN_FIELD = 100_000;

const LEFT_OUT = 'The field doesn’t show a text of this length, but the check reads all of it.';
const FOLDER = 'To check a folder, select the files in it.';

/** Takes the reader's code and shows what the upgrade changes in it. */
export default function PasteCode({
  plan,
  patches,
  releases,
}: {
  readonly plan: UpgradePlan;
  /** Those that an upgrade can start from, oldest first. */
  readonly patches: readonly string[];
  /** The address of what a scan reads of each release. */
  readonly releases: string;
}): ReactNode {
  const id = useId();
  const {state, scan, prepare, cancel} = useScan(plan, releases);
  const [isOver, setIsOver] = useState(false);
  const [remark, setRemark] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);

  // What was pasted before scripts ran counts too.
  useEffect(() => {
    const early = field.current?.value ?? '';
    if (early.trim() !== '') scan([{name: PASTED, text: early}]);
  }, [scan]);

  function remarkOn(ranges: readonly string[]): string {
    return wantedRemark(ranges, plan.from, patches);
  }

  function paste(given: string): void {
    // The byte order mark at the start of some files does not count as a column.
    const text = given.replace(/^\uFEFF/, '');
    const isEmpty = text.trim() === '';
    const range = wantedRange(text);
    setRemark(isEmpty ? EMPTY : range === undefined ? '' : remarkOn([range]) || FITS);
    scan(isEmpty || range !== undefined ? [] : [{name: PASTED, text}]);
  }

  /** Takes a long text before the field does. */
  function takeLong(event: ClipboardEvent | DragEvent, text: string): void {
    if (text.length <= MOST_IN_FIELD) return;
    event.preventDefault();
    if (field.current) field.current.value = '';
    setRemark(LEFT_OUT);
    scan([{name: PASTED, text: text.slice(0, MOST_CHARACTERS + 1)}]);
  }

  async function take(given: readonly File[]): Promise<void> {
    if (given.length === 0) return;
    prepare();
    const {files, unread} = await readFiles(given);
    const failed = unread.length > 0 ? `Couldn’t read ${unread.join(', ')}. ${FOLDER}` : '';
    const rangeOf = (file: SourceFile) => (isManifest(file) ? wantedRange(file.text) : undefined);
    const ranges = files.flatMap((file) => rangeOf(file) ?? []);
    const code = files.filter((file) => rangeOf(file) === undefined);
    const says = remarkOn(ranges) || (ranges.length > 0 && code.length === 0 ? FITS : '');
    setRemark(`${failed} ${says}`.trim());
    if (field.current) field.current.value = '';
    scan(code);
  }

  function drop(event: DragEvent): void {
    setIsOver(false);
    const {files} = event.dataTransfer;
    if (files.length === 0) return takeLong(event, event.dataTransfer.getData('text/plain'));
    event.preventDefault();
    void take([...files]);
  }

  function over(event: DragEvent): void {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    prepare();
    setIsOver(true);
  }

  return (
    <section
      className={isOver ? `${styles.panel} ${styles.over}` : styles.panel}
      aria-labelledby="check"
      onDrop={drop}
      onDragOver={over}
      onDragLeave={() => setIsOver(false)}
    >
      <h2 id="check" className={styles.title}>
        Check your code
      </h2>
      <label htmlFor={`${id}field`}>
        Paste code that uses expo-iap {plan.from} to see what breaks in {plan.to}, or drop files
        here.
      </label>
      <textarea
        ref={field}
        id={`${id}field`}
        name="code"
        className={styles.field}
        rows={6}
        placeholder="import {getProducts} from 'expo-iap';"
        spellCheck={false}
        autoCapitalize="off"
        aria-describedby={`${id}private`}
        onPaste={(event) => takeLong(event, event.clipboardData.getData('text/plain'))}
        onInput={(event) => paste(event.currentTarget.value)}
      />
      <p>
        <label>
          Or choose files:{' '}
          <input
            type="file"
            multiple
            accept={[...ENDINGS, '.json'].join()}
            onClick={prepare}
            onChange={(event) => void take([...(event.currentTarget.files ?? [])])}
          />
        </label>
      </p>
      <p id={`${id}private`} className={styles.private}>
        Your code isn’t uploaded. A worker in your browser reads it.
      </p>
      <ScanStatus state={state} plan={plan} remark={remark} cancel={cancel} />
      {state.step === 'done' && <FindingList findings={state.result.findings} />}
    </section>
  );
}
