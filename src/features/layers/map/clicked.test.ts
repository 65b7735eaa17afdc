import { NOTHING_CLICKED, reduceClicked, type Clicked } from './clicked'

const plot = { layerId: 'base', index: 4 }
const record = { layerId: 'photos', featureId: 'p1' }
const value: Clicked['value'] = { layerId: 'dem', at: [4, 52] }
const all: Clicked = { at: [4, 52], plot, record, value }

test('a click on a plot closes the card of a record and keeps that of a raster value', () => {
  expect(reduceClicked({ ...all, plot: null }, { type: 'plotClicked', at: [5, 53], plot })).toEqual({
    at: [5, 53],
    plot,
    record: null,
    value,
  })
})

test('a click on a record closes all other cards', () => {
  expect(reduceClicked(all, { type: 'recordClicked', at: [5, 53], record })).toEqual({
    at: [5, 53],
    plot: null,
    record,
    value: null,
  })
})

test('a click on a layer closes the cards of plots and records, and without a raster there that of the value', () => {
  const other: Clicked['value'] = { layerId: 'dsm', at: [5, 53] }
  expect(reduceClicked(all, { type: 'layerClicked', at: [5, 53], value: other })).toEqual({
    at: [5, 53],
    plot: null,
    record: null,
    value: other,
  })
  expect(reduceClicked(all, { type: 'layerClicked', at: null, value: null })).toEqual(NOTHING_CLICKED)
})

test('closing a card keeps the others and the position of the click', () => {
  expect(reduceClicked(all, { type: 'plotClosed' })).toEqual({ ...all, plot: null })
  expect(reduceClicked(all, { type: 'recordClosed' })).toEqual({ ...all, record: null })
  expect(reduceClicked(all, { type: 'valueClosed' })).toEqual({ ...all, value: null })
})
