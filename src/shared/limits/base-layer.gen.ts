// Written by `npm run generate` from api-spec/. Do not edit.
export const newBaseLayerLimits = {
  name: { minLength: 1, maxLength: 120, pattern: '\\S' },
  description: { maxLength: 2000 },
  capturedAt: { maxLength: 40 },
  epsg: { minimum: 1024, maximum: 999999 },
} as const

export const newDrawnBaseLayerLimits = {
  name: { minLength: 1, maxLength: 120, pattern: '\\S' },
  description: { maxLength: 2000 },
} as const

export const newBaseLayerOfLayersLimits = {
  name: { minLength: 1, maxLength: 120, pattern: '\\S' },
  description: { maxLength: 2000 },
  capturedAt: { maxLength: 40 },
  layerIds: { minItems: 1, maxItems: 20 },
} as const

export const newBaseRasterOfMissionLimits = {
  name: { minLength: 1, maxLength: 120, pattern: '\\S' },
  description: { maxLength: 2000 },
  capturedAt: { maxLength: 40 },
} as const

export const baseLayerEditLimits = {
  name: { minLength: 1, maxLength: 120, pattern: '\\S' },
  description: { maxLength: 2000 },
  capturedAt: { maxLength: 40 },
} as const

export const baseLayerPartEditLimits = {
  name: { minLength: 1, maxLength: 120, pattern: '\\S' },
  opacity: { minimum: 0, maximum: 1 },
  color: { pattern: '^#[0-9a-fA-F]{6}$', maxLength: 7 },
  labelField: { maxLength: 100 },
  rasterStyle: {
    bands: { maxLength: 40 },
    formula: { maxLength: 20 },
    rescale: { maxLength: 200 },
    colormap: { maxLength: 20 },
    hillshade: { maxLength: 5 },
    resampling: { maxLength: 10 },
  },
  corners: {
    minItems: 4,
    maxItems: 4,
    items: { lat: { minimum: -90, maximum: 90 }, long: { minimum: -180, maximum: 180 } },
  },
} as const

export const primeAttributeLimits = { attribute: { maxLength: 100 }, groupAttribute: { maxLength: 100 } } as const

export const layersOfMissionsLimits = { layerIds: { minItems: 1, maxItems: 20 } } as const

export const stagedFileLimits = { epsg: { minimum: 1024, maximum: 999999 } } as const
