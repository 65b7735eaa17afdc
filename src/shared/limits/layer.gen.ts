// Written by `npm run generate` from api-spec/. Do not edit.
export const newLayerLimits = {
  name: { minLength: 1, maxLength: 120, pattern: '\\S' },
  color: { pattern: '^#[0-9a-fA-F]{6}$', maxLength: 7 },
  capturedAt: { maxLength: 40 },
  epsg: { minimum: 1024, maximum: 999999 },
} as const

export const newVectorLayerLimits = {
  name: { minLength: 1, maxLength: 120, pattern: '\\S' },
  color: { pattern: '^#[0-9a-fA-F]{6}$', maxLength: 7 },
} as const

export const layerEditLimits = {
  name: { minLength: 1, maxLength: 120, pattern: '\\S' },
  opacity: { minimum: 0, maximum: 1 },
  capturedAt: { maxLength: 40 },
  rasterStyle: {
    bands: { maxLength: 40 },
    formula: { maxLength: 20 },
    rescale: { maxLength: 200 },
    colormap: { maxLength: 20 },
    hillshade: { maxLength: 5 },
    resampling: { maxLength: 10 },
  },
  nodata: { minimum: -3.4e38, maximum: 3.4e38 },
  bandRoles: { minItems: 1, maxItems: 1000 },
  corners: {
    minItems: 4,
    maxItems: 4,
    items: { lat: { minimum: -90, maximum: 90 }, long: { minimum: -180, maximum: 180 } },
  },
  epsg: { minimum: 1024, maximum: 999999 },
} as const

export const layerSelectionLimits = { layerIds: { minItems: 1, maxItems: 100 } } as const

export const layerColorLimits = { color: { pattern: '^#[0-9a-fA-F]{6}$', maxLength: 7 } } as const

export const layerLabelLimits = { labelField: { maxLength: 100 } } as const

export const layerFlagLimits = { note: { maxLength: 500 } } as const
