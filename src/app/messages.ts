// Texts of the app outside of features.
import { catalogue } from '../shared/messages'

export const appText = catalogue('app', {
  loading: 'Loading...',
  loadingShort: 'Loading',
  mapsFailed: 'Could not load Google Maps. Maps use the bundled engine instead.',

  unreachable: 'Connection lost',
  unreachableHelp: 'Everything that you saved is safe. Check your connection, then try again.',
  tryAgain: 'Try again',

  configTitle: 'The app cannot start',
  configHelp: 'A start-up value of this server is missing or invalid. Contact your administrator with this message:',

  brokenTitle: 'This page stopped working',
  brokenHelp: 'Everything that you saved is safe. Reload the page. If this happens again, contact your administrator.',
  updateTitle: 'Could not load this part of the page',
  updateHelp: 'A newer version may be available, or the connection was lost. Reload the page to continue.',
  reload: 'Reload page',
})
