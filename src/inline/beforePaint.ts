/*
 * What must not wait for the rest of the page, after the theme's lines that set the color mode: names that the first
 * paint shows.
 */
import {showChosenVersion} from './chosenVersion.ts';

requestAnimationFrame(showChosenVersion);
