import type {ReactNode} from 'react';
import {type ArchivedPost, groupByYear} from './groupByYear.ts';
import Rows from './Rows.tsx';
import styles from './styles.module.css';

const day = new Intl.DateTimeFormat('en', {day: 'numeric', month: 'long', timeZone: 'UTC'});

/** Every release post, newest first, under the year it came out. */
export default function PostArchive({posts}: {posts: readonly ArchivedPost[]}): ReactNode {
  return (
    <>
      {groupByYear(posts).map(({year, posts: ofYear}) => (
        <section key={year}>
          <h2 id={year} className={styles.year}>
            {year}
          </h2>
          <Rows
            rows={ofYear.map(({title, date, permalink, description}) => ({
              ...{label: title, to: permalink, about: description},
              aside: <time dateTime={date}>{day.format(new Date(date))}</time>,
            }))}
          />
        </section>
      ))}
    </>
  );
}
