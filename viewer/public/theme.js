// Runs before the first paint, so that the chosen theme never flashes in later.
{
  const chosen = localStorage.getItem('aegish-theme')
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen
}
