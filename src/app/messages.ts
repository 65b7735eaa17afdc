// The words of the frame round all features.
import { catalogue } from '../shared/messages'

export const appText = catalogue('app', {
  loading: 'Loading...',
  loadingShort: 'Loading',
  mapsFailed: 'Google Maps could not be loaded. Maps are drawn with the bundled engine instead.',

  unreachable: 'Aerie does not answer',
  unreachableHelp: 'Nothing you saved is lost. Check your connection, then try again.',
  tryAgain: 'Try again',

  configTitle: 'Aerie cannot start',
  configHelp: 'One start-up value of this server is missing or wrong. Tell the person who runs it:',

  brokenTitle: 'This page has stopped working',
  brokenHelp: 'What you saved is safe. Load the page again; if it happens once more, tell the person who runs Aerie.',
  updateTitle: 'This part could not be loaded',
  updateHelp:
    'There may be a newer version of Aerie, or the connection was lost. Loading the page again gets you going.',
  reload: 'Load the page again',
})
