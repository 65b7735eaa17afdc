// The map engine: MapLibre, or Google Maps if a key is configured and Google's script has loaded.
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

export type MapEngine = 'embedded' | 'google'

export const mapEngineSlice = createSlice({
  name: 'mapEngine',
  initialState: (): MapEngine => 'embedded',
  reducers: { mapEngineChosen: (_, { payload }: PayloadAction<MapEngine>) => payload },
  selectors: { selectMapEngine: (engine) => engine },
})

export const { mapEngineChosen } = mapEngineSlice.actions
export const { selectMapEngine } = mapEngineSlice.selectors
