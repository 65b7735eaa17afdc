const DECIMALS = 6

export const positionText = ({ lat, long }: { lat: number; long: number }): string =>
  `${lat.toFixed(DECIMALS)}, ${long.toFixed(DECIMALS)}`
