import clsx from 'clsx';
import type {ReactNode} from 'react';
import {useId} from 'react';
import {actorNames, diagramOf} from '../../content/diagrams.ts';
import type {Box} from './layOut.ts';
import {layOut} from './layOut.ts';
import styles from './styles.module.css';

/** A picture drawn from text: it follows the theme, fits a phone and has a text version. */
export default function Diagram({of}: {of: string}): ReactNode {
  const content = diagramOf(of);
  const {width, height, boxes} = layOut(content);
  const id = useId();
  return (
    <figure className={styles.figure} data-diagram={of}>
      <figcaption id={id} className={styles.caption}>
        {content.title}
      </figcaption>
      <svg
        className={styles.drawing}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-labelledby={id}
      >
        <path className={styles.rail} d={`M7 ${DOT}V${(boxes.at(-1)?.y ?? 0) + DOT}`} />
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

/** Distance from the top of a box to the middle of its first line. */
const DOT = 12;

function BoxShape({box}: {box: Box}): ReactNode {
  const {kind, x, y, head, lines} = box;
  const isBranch = kind === 'branch';
  const left = x + (isBranch ? 6 : 24);
  return (
    <g className={clsx(styles.box, styles[kind])} data-step={isBranch ? undefined : ''}>
      {isBranch ? (
        <path className={styles.link} d={`M7 ${y + DOT}h18`} />
      ) : (
        <circle cx={7} cy={y + DOT} r={5.5} />
      )}
      <text x={left} y={y + DOT + 4} className={styles.head}>
        {head}
      </text>
      {lines.map((line, index) => (
        <text key={line} x={left} y={y + DOT + 22 + index * 18}>
          {line}
        </text>
      ))}
    </g>
  );
}
