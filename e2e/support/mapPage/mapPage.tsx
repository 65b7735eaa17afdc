// A page with nothing but one map, for flows and benches that hand it scenes. No part of the product's build.
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

/** What a flow sets and reads through the window. */
export interface MapPage {
  show: (props: Partial<SceneMapProps>) => void
  /** Two scenes with a divider in place of the one. */
  compare: (scenes: { left: Scene; right: Scene; view: SceneView }) => void
  /** In place of everything, the same points as elements. */
  showMarkers: (positions: Position[], color: string, view: SceneView) => Promise<MarkerMap>
  seen: {
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

const address = new URLSearchParams(location.search)
const theme = address.get('theme') === 'dark' ? 'dark' : 'light'
paintPage(theme)
const store = configureStore({ reducer: { [mapEngineSlice.name]: mapEngineSlice.reducer } })
store.dispatch(mapEngineChosen((address.get('engine') ?? 'embedded') as MapEngine))

const seen: MapPage['seen'] = { view: null, picked: undefined, drawn: [], inProgress: null }

function Page() {
  const [props, setProps] = useState<Partial<SceneMapProps>>({})
  const [compared, setCompared] = useState<Parameters<MapPage['compare']>[0]>()
  window.mapPage = {
    seen,
    show: (more) => setProps((before) => ({ ...before, ...more })),
    compare: setCompared,
    showMarkers: async (...all) => (await import('./markers')).showMarkers(...all),
  }
  if (compared) {
    return (
      <main style={{ height: '100vh' }}>
        <SwipeMap
          {...compared}
          leftLabel="Before"
          rightLabel="After"
          label="Test map"
          onViewChange={(view) => (seen.view = view)}
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
        onViewChange={(view) => (seen.view = view)}
        onPick={(picked) => (seen.picked = picked)}
        onDrawn={(feature) => seen.drawn.push(feature)}
        onDrawChange={(feature) => (seen.inProgress = feature)}
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
