// The area that a new rule starts with, in the address: another page has opened the form.

export interface ChosenArea {
  missionId: string
  layerId: string
  featureIndex: number
}

const NAMES = ['mission', 'layer', 'feature'] as const

/** @returns undefined without a complete area */
export function areaOf(params: URLSearchParams): ChosenArea | undefined {
  const [missionId, layerId, feature] = NAMES.map((name) => params.get(name) ?? '')
  if (!missionId || !layerId || !/^\d{1,9}$/.test(feature ?? '')) return undefined
  return { missionId, layerId, featureIndex: Number(feature) }
}

/** The rest of the address, so that the form does not open again. */
export function withoutArea(params: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(params)
  for (const name of NAMES) rest.delete(name)
  return rest
}
