/** A service worker of an earlier version would keep serving old files. */
export function unregisterServiceWorkers(): void {
  if (!('serviceWorker' in navigator)) return
  void navigator.serviceWorker.ready.then((registration) => registration.unregister())
}
