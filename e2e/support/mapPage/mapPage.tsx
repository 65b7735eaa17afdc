// A page with only a map, which flows and benchmarks control with scenes. It is not part of the app's build.
import { useState } from 'react'
import { configureStore } from '@reduxjs/toolkit'
import { ConfigProvider } from 'antd'
import type { Feature } from 'geojson'
import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { BrowserRouter } from 'react-router-dom'
import '../../../src/app/base.css'
import { Messages } from '../../../src/app/Messages'
import { antdTheme, paintPage } from '../../../src/app/theme'
import { mapEngineChosen, mapEngineSlice, type MapEngine } from '../../../src/map/mapEngineSlice'
import type { Picked, Position, Scene, SceneView } from '../../../src/map/scene'
import { SceneMap, type SceneMapProps } from '../../../src/map/SceneMap'
import { SwipeMap } from '../../../src/map/SwipeMap'
import { activateEnglish } from '../../../src/shared/languages'
import type { MarkerMap } from './markers'

/** Interface for flows, as a property of `window`. */
export interface MapPage {
  show: (props: Partial<SceneMapProps>) => void
  /** Shows two scenes with a divider. */
  compare: (scenes: { left: Scene; right: Scene; view: SceneView }) => void
  /** Replaces the page by a map with a DOM marker at each position. */
  showMarkers: (positions: Position[], color: string, view: SceneView) => Promise<MarkerMap>
  state: {
    view: SceneView | null
    picked: Picked | null | undefined
    drawn: Feature[]
    inProgress: Feature | null
  }
}

declare global {
  interface Window {
    mapPage: MapPage
  }
}

const query = new URLSearchParams(location.search)
const theme = query.get('theme') === 'dark' ? 'dark' : 'light'
paintPage(theme)
const store = configureStore({ reducer: { [mapEngineSlice.name]: mapEngineSlice.reducer } })
store.dispatch(mapEngineChosen((query.get('engine') ?? 'embedded') as MapEngine))

const state: MapPage['state'] = { view: null, picked: undefined, drawn: [], inProgress: null }

function Page() {
  const [props, setProps] = useState<Partial<SceneMapProps>>({})
  const [compared, setCompared] = useState<Parameters<MapPage['compare']>[0]>()
  window.mapPage = {
    state,
    show: (changes) => setProps((current) => ({ ...current, ...changes })),
    compare: setCompared,
    showMarkers: async (...args) => (await import('./markers')).showMarkers(...args),
  }
  if (compared) {
    return (
      <main style={{ height: '100vh' }}>
        <SwipeMap
          {...compared}
          leftLabel="Before"
          rightLabel="After"
          label="Test map"
          onViewChange={(view) => (state.view = view)}
        />
      </main>
    )
  }
  return (
    <main style={{ height: '100vh' }}>
      <h1 className="visually-hidden">Test map</h1>
      <SceneMap
        scene={{ layers: [] }}
        label="Test map"
        onViewChange={(view) => (state.view = view)}
        onPick={(picked) => (state.picked = picked)}
        onDrawn={(feature) => state.drawn.push(feature)}
        onDrawChange={(feature) => (state.inProgress = feature)}
        {...props}
      />
    </main>
  )
}

activateEnglish()
createRoot(document.body.appendChild(document.createElement('div'))).render(
  <Provider store={store}>
    <BrowserRouter>
      <ConfigProvider theme={antdTheme(theme, true)}>
        <Messages />
        <Page />
      </ConfigProvider>
    </BrowserRouter>
  </Provider>,
)
