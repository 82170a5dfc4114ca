import type {ReactNode} from 'react';
import {homeShop} from '../../site/playableApps.ts';
import styles from './shopPicture.module.css';

/** The shop as it starts, drawn when the site is built: a phone with its buttons, in the colors of the page. */
export default function ShopPicture(): ReactNode {
  const {heading, product, price} = homeShop;
  return (
    <svg
      className={styles.picture}
      viewBox="0 0 280 380"
      width="280"
      height="380"
      role="img"
      aria-label={`A shop on a phone: ${heading}. ${product} for ${price}.`}
    >
      <rect className={styles.body} x="4" y="4" width="272" height="372" rx="30" />
      <rect className={styles.screen} x="14" y="14" width="252" height="352" rx="21" />
      <rect className={styles.body} x="105" y="20" width="70" height="12" rx="6" />
      <text className={styles.heading} x="32" y="82">
        {heading}
      </text>
      <text x="32" y="124">
        {product}
      </text>
      <rect className={styles.button} x="32" y="142" width="216" height="44" rx="8" />
      <text className={styles.price} x="140" y="169">
        {price}
      </text>
      <circle className={styles.button} cx="140" cy="262" r="34" />
      <path className={styles.play} d="M130 245l27 17-27 17z" />
      <text className={styles.note} x="140" y="328">
        Simulated store
      </text>
    </svg>
  );
}
