// Runs in the measured page: keeps the last click, also for the next document, and the heading of the page and since
// when it is shown, in milliseconds of the clock.
{
  const heading = {text: '', at: 0};
  window.benchHeading = heading;
  const look = () => {
    const text = document.querySelector('h1')?.textContent ?? '';
    if (text !== '' && text !== heading.text)
      Object.assign(heading, {text, at: performance.timeOrigin + performance.now()});
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  const keepClick = ({timeStamp}) =>
    sessionStorage.setItem('bench.click', String(performance.timeOrigin + timeStamp));
  addEventListener('click', keepClick, true);
}
