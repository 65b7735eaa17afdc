import { catalogue } from '../../platform/core/messages'

export const reportText = catalogue('areaReport', {
  noAttribute: 'This base layer has no identifying attribute. Choose it on the page of the base layer first.',
  noGroupAttribute: 'This base layer has no grouping attribute. Choose it on the page of the base layer first.',
  noAreas: 'This base layer has no areas. Reports need polygons.',
  tooManyAreas: 'This base layer has more than {limit} areas. Split it into several base layers.',
  tooManyItems: 'This period has more than {limit} items. Choose a shorter period.',
  untilBeforeFrom: 'Choose a last day that is not before the first day',
  tooLong: 'Choose {days} days at most',
  tooEarly: 'Choose a day after 1900',
  fileName: '{layer} {from} to {until}',
})

export const savedText = catalogue('savedReport', {
  saved: 'Report saved',
  deleted: 'Report deleted',
  made: 'Edition made',
  isEvidence:
    'An evidence case has an edition of this report, so it cannot be deleted. Delete the case for good first.',
  notFound: 'Saved report not found',
  editionNotFound: 'Edition not found',
  nameTaken: 'There is a saved report with this name already. Choose another name.',
  changedElsewhere: 'Someone else changed this report. Load it again and repeat your change.',
  tooMany: 'There can be {limit, number} saved reports. Delete one that is not used.',
  tooLarge: 'This report is too large to be kept. Choose a shorter period or a base layer with fewer areas.',
  daysMissing: 'Choose the first and the last day',
  daysOfRelative: 'A period that moves has no days of its own',
  notReadable: 'This edition counts items that you may not list, so that it is not shown to you.',
})

export const scheduleText = catalogue('reportSchedule', {
  saved: 'Schedule saved',
  deleted: 'Schedule deleted',
  notFound: 'This report has no schedule',
  unknownZone: 'Choose a time zone from the list',
  weekdayMissing: 'Choose a day of the week',
  recipientNotFound: 'A recipient was not found. Choose the recipients again.',
  recipientNotAllowed: '{name} may not open reports. Remove this recipient, or give the permission first.',
  changedElsewhere: 'Someone else changed this schedule. Load it again and repeat your change.',
  deletedElsewhere: 'Someone else deleted this schedule. Load the page again.',
  // Why something was not made or sent
  ownerGone: 'The person who saved this schedule can no longer open reports. Save it again to take it over.',
  failing: 'The report could not be made. It is tried again soon.',
  failed: 'The report could not be made after several attempts.',
  recipientGone: 'This person can no longer sign in.',
  mayNotList: 'This person may not list all that the report counts.',
  mailFailing: 'The mail server did not accept the mail. It is tried again soon.',
  mailFailed: 'The mail server did not accept the mail after several attempts.',
  // Mail
  subject: '{name}: {from} to {until}',
  body: 'Hello {person},\n\nattached is the report “{name}” of {organisation}, {from} to {until}.\n\nThe edition with its inputs and hashes:\n{link}\n',
  bodyWithLink:
    'Hello {person},\n\nthe report “{name}” of {organisation}, {from} to {until}, was made. Its file is too large for a mail. Download it here:\n{link}\n',
})

export const measureText = catalogue('reportMeasure', {
  missions: 'Missions',
  photos: 'Photos',
  recordings: 'Recordings',
  alerts: 'Alerts',
  falsePositives: 'False positives',
  detections: 'Detections',
  changes: 'Changes',
  vegetationArea: 'Vegetation, hectares',
  bareSoilArea: 'Bare soil, hectares',
  waterArea: 'Water, hectares',
})

/** Texts of the files. */
export const reportFileText = catalogue('reportFile', {
  title: 'Report: {layer}',
  period: '{from} to {until}, compared with {beforeFrom} to {beforeUntil}',
  rowName: 'Area',
  areas: 'Polygons',
  hectares: 'Hectares',
  before: '{measure} (before)',
  total: 'Total',
  empty: 'Nothing was recorded in these areas in the period or in the period before.',
  elsewhere: '{count, plural, one {# item} other {# items}} of the period outside the areas',
  withoutPlace: '{count, plural, one {# item} other {# items}} of the period without a position',
  withoutName: '{count, plural, one {# polygon} other {# polygons}} without a value of “{attribute}”, left out',
  map: 'Map: {measure}',
  chart: 'Areas with the highest number: {measure}',
  legendNow: 'Period',
  legendBefore: 'Period before',
  inputs: 'Inputs',
  inputsHelp:
    'The report can be made again from these inputs. If all SHA-256 values are the same, inputs and numbers are the same.',
  organisation: 'Organisation',
  baseLayer: 'Base layer',
  version: 'Version',
  attribute: 'Attribute',
  layer: 'Layer “{name}”, {count, plural, one {# polygon} other {# polygons}}, data version {version}',
  items: '{count, plural, one {# item} other {# items}} of both periods with position and time',
  rows: 'Rows of this report',
  software: 'Made with {product} {version}',
  page: 'Page {page} of {count}',
  id: 'ID',
  method:
    'A photo counts where it was taken, a recording in each area that its drone crossed, a mission in each area with one of its photos, recordings, flights or alerts. Alerts are those that occurred in the period; false positives are part of them. Results of analyses are those of the latest run for each layer that people did not reject; areas of ground cover are clipped to the rows, with an error of about 1%. Items without a position count at the place of their mission, items without a known time when they were added or raised. Days are UTC, also for the clock of a camera whose time zone is unknown.',
  sheetReport: 'Report',
  sheetInputs: 'Inputs',
})
