import {useId} from 'react';
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {actorNames} from './diagramTypes.ts';
import {diagramOf} from './diagrams.ts';
import type {Box} from './layOut.ts';
import {layOut} from './layOut.ts';
import styles from './styles.module.css';

/** A picture drawn from text: it follows the theme, fits a phone and has a text version. */
export default function Diagram({of}: {of: string}): ReactNode {
  const content = diagramOf(of);
  const {width, height, boxes} = layOut(content);
  const id = useId();
  const stepBoxes = boxes.filter(({kind}) => kind !== 'branch');
  return (
    <figure className={styles.figure}>
      <figcaption id={id} className={styles.caption}>
        {content.title}
      </figcaption>
      <svg
        className={styles.drawing}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-labelledby={id}
      >
        {stepBoxes.slice(1).map(({y}) => (
          <path key={y} className={styles.arrow} d={`M12 ${y - 20}v14m-4 -5l4 5l4 -5`} />
        ))}
        {boxes.map((box) => (
          <BoxShape key={box.y} box={box} />
        ))}
      </svg>
      <details className={styles.text}>
        <summary>Text version</summary>
        <ol>
          {content.steps.map(({actor, text, branches = []}) => (
            <li key={text}>
              {actorNames[actor]}: {text}
              {branches.length > 0 && (
                <ul>
                  {branches.map(({when, then}) => (
                    <li key={when}>
                      {when}: {then}
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ol>
      </details>
    </figure>
  );
}

function BoxShape({box}: {box: Box}): ReactNode {
  const {kind, x, y, width, height, head, lines, from = y} = box;
  return (
    <g className={clsx(styles.box, styles[kind])}>
      {kind === 'branch' && (
        <path className={styles.link} d={`M12 ${from}V${y + height / 2}H${x}`} />
      )}
      <rect x={x} y={y} width={width} height={height} rx={6} />
      <text x={x + 12} y={y + 21} className={styles.head}>
        {head}
      </text>
      {lines.map((line, index) => (
        <text key={line} x={x + 12} y={y + 39 + index * 18}>
          {line}
        </text>
      ))}
    </g>
  );
}
