/** Earlier versions may have left a service worker behind, which would go on serving old files. */
export function unregisterServiceWorkers(): void {
  if (!('serviceWorker' in navigator)) return
  void navigator.serviceWorker.ready.then((registration) => registration.unregister())
}
