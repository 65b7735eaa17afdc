// Written by `npm run generate` from api-spec/. Do not edit.
export const newLayerGroupLimits = { name: { minLength: 1, maxLength: 120, pattern: '\\S' } } as const

export const layerGroupEditLimits = {
  name: { minLength: 1, maxLength: 120, pattern: '\\S' },
  layerIds: { maxItems: 1000 },
} as const
