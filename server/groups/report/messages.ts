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
    'A photo counts where it was taken, a recording in each area that its drone crossed, a mission in each area with one of its photos, recordings, flights or alerts. Alerts are those that occurred in the period; false positives are part of them. Results of analyses are those of the latest run for each layer that people did not reject; areas of ground cover are clipped to the rows, with an error of about 1%. Items without a position count at the place of their mission. Days are UTC.',
  sheetReport: 'Report',
  sheetInputs: 'Inputs',
})
