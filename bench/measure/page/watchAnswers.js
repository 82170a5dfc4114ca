// Runs in the measured page: keeps when each control was first seen to have answered, in milliseconds of the clock.
{
  const answers = {};
  window.benchAnswers = answers;
  const isShown = (element) => element !== null && element.checkVisibility();
  const signs = {
    menu: () => isShown(document.querySelector('#mobile-menu')),
    search: () => isShown(document.querySelector('input[role=combobox]')),
    tab: () => document.querySelectorAll('fieldset[data-kind] input[type=radio]')[1]?.checked,
    color: () => document.documentElement?.dataset.theme === 'dark',
  };
  const look = () => {
    for (const [control, hasAnswered] of Object.entries(signs))
      if (!(control in answers) && hasAnswered())
        answers[control] = performance.timeOrigin + performance.now();
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
