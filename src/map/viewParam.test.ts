import { formatView, parseView } from './viewParam'

describe('view in the URL', () => {
  test('keeps a view through formatting and reading', () => {
    const view = { center: [4.895168, 52.370216] as [number, number], zoom: 12.5, bearing: 90 }
    expect(formatView(view)).toBe('@52.370216,4.895168,12.5z,90h')
    expect(parseView(formatView(view))).toEqual(view)
  })

  test('keeps the pitch of a tilted map', () => {
    const view = { center: [4.895168, 52.370216] as [number, number], zoom: 12.5, bearing: 0, pitch: 60 }
    expect(formatView(view)).toBe('@52.370216,4.895168,12.5z,60p')
    expect(parseView(formatView(view))).toEqual(view)
    expect(parseView(formatView({ ...view, bearing: 90 }))).toEqual({ ...view, bearing: 90 })
    expect(formatView({ ...view, pitch: 0.04 })).toBe('@52.370216,4.895168,12.5z')
  })

  test('omits a bearing of north, however it is given', () => {
    for (const bearing of [undefined, 0, 360, -360, 0.04]) {
      expect(formatView({ center: [0, 0], zoom: 1, bearing })).toBe('@0,0,1z')
    }
    expect(formatView({ center: [0, 0], zoom: 1, bearing: -90 })).toBe('@0,0,1z,270h')
  })

  test('normalises longitudes after turns around the world', () => {
    expect(formatView({ center: [184.5, -10], zoom: 3 })).toBe('@-10,-175.5,3z')
    expect(formatView({ center: [-544.5, 10], zoom: 3 })).toBe('@10,175.5,3z')
    expect(formatView({ center: [180, 0], zoom: 3 })).toBe('@0,180,3z')
    expect(formatView({ center: [-1e-9, -1e-9], zoom: 3 })).toBe('@0,0,3z')
  })

  test.each([
    [null],
    [undefined],
    [''],
    ['@'],
    ['52.37,4.89,12z'],
    ['@52.37,4.89'],
    ['@91,4.89,12z'],
    ['@52.37,181,12z'],
    ['@52.37,4.89,-1z'],
    ['@52.37,4.89,99z'],
    ['@52.37,4.89,12z,76p'],
    ['@52.37,4.89,12z,-1p'],
    ['@NaN,4.89,12z'],
    ['@1e3,4.89,12z'],
    ['@52.37,4.89,12z<script>'],
    ['@٥٢,4.89,12z'],
  ])('rejects %s', (value) => {
    expect(parseView(value)).toBeUndefined()
  })
})
