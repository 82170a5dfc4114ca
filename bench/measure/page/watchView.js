// Runs in the measured page before its own scripts: keeps what the browser says about the first view.
{
  const view = {firstPaint: 0, largestPaint: 0, longTasks: []};
  window.benchView = view;
  const watch = (type, keep) =>
    new PerformanceObserver((list) => list.getEntries().forEach(keep)).observe({
      type,
      buffered: true,
    });
  watch('paint', ({name, startTime}) => {
    if (name === 'first-contentful-paint') view.firstPaint = startTime;
  });
  watch('largest-contentful-paint', ({startTime}) => {
    view.largestPaint = startTime;
  });
  watch('longtask', ({startTime, duration}) => view.longTasks.push({startTime, duration}));
}
