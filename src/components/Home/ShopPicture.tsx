import type {ReactNode} from 'react';
import {homeShop} from '../../site/playableApps.ts';
import styles from './shopPicture.module.css';

/** The shop as it starts, drawn when the site is built: the phone on which it runs, in the colors of the page. */
export default function ShopPicture(): ReactNode {
  const {heading, product, price} = homeShop;
  return (
    <svg
      className={styles.picture}
      viewBox="0 0 288 448"
      width="288"
      height="448"
      role="img"
      aria-label={`A shop on a phone: ${heading}. ${product} for ${price}.`}
    >
      <rect className={styles.body} width="288" height="448" rx="30" />
      <rect className={styles.screen} x="10" y="10" width="268" height="428" rx="20" />
      <rect className={styles.body} x="109" y="16" width="70" height="12" rx="6" />
      <text className={styles.heading} x="34" y="74">
        {heading}
      </text>
      <text x="34" y="108">
        {product}
      </text>
      <rect className={styles.button} x="34" y="126" width="220" height="44" rx="8" />
      <text className={styles.price} x="144" y="154">
        {price}
      </text>
      <circle className={styles.button} cx="144" cy="296" r="34" />
      <path className={styles.play} d="M134 279l27 17-27 17z" />
      <text className={styles.note} x="144" y="362">
        Simulated store
      </text>
    </svg>
  );
}
