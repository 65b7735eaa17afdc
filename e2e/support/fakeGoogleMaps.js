// Fakes the Google Maps script: the parts that react-google-maps, the deck.gl overlay and terra-draw need for a flat map.
// Tests with it do not verify the behavior of Google Maps itself, which requires a key and the real script.
window.google ??= {}
;(() => {
  const TILE = 256,
    ws = (z) => TILE * 2 ** z
  const P = (lat, lng, z) => {
    const s = Math.sin((lat * Math.PI) / 180)
    return { x: ((lng + 180) / 360) * ws(z), y: (0.5 - Math.log((1 + s) / (1 - s)) / (4 * Math.PI)) * ws(z) }
  }
  const U = (x, y, z) => {
    const n = Math.PI - (2 * Math.PI * y) / ws(z)
    return { lng: (x / ws(z)) * 360 - 180, lat: (180 / Math.PI) * Math.atan(Math.sinh(n)) }
  }
  class LatLng {
    constructor(a, b) {
      const o = typeof a === 'object' ? a : { lat: a, lng: b }
      this._a = typeof o.lat === 'function' ? o.lat() : o.lat
      this._b = typeof o.lng === 'function' ? o.lng() : o.lng
    }
    lat() {
      return this._a
    }
    lng() {
      return this._b
    }
    toJSON() {
      return { lat: this._a, lng: this._b }
    }
    equals(o) {
      return o && o.lat() === this._a && o.lng() === this._b
    }
  }
  class Point {
    constructor(x, y) {
      this.x = x
      this.y = y
    }
  }
  class Size {
    constructor(w, h) {
      this.width = w
      this.height = h
    }
  }
  class LatLngBounds {
    constructor(sw, ne) {
      this.sw = new LatLng(sw)
      this.ne = new LatLng(ne)
    }
    getSouthWest() {
      return this.sw
    }
    getNorthEast() {
      return this.ne
    }
    getCenter() {
      return new LatLng((this.sw.lat() + this.ne.lat()) / 2, (this.sw.lng() + this.ne.lng()) / 2)
    }
    toJSON() {
      return { south: this.sw.lat(), west: this.sw.lng(), north: this.ne.lat(), east: this.ne.lng() }
    }
    contains() {
      return true
    }
    extend() {
      return this
    }
  }
  const on = (o, t, f) => {
    ;((o.__l ??= {})[t] ??= new Set()).add(f)
    return { remove: () => o.__l?.[t]?.delete(f) }
  }
  const fire = (o, t, ...a) => {
    o.__l?.[t]?.forEach((f) => f.call(o, ...a))
  }
  const event = {
    addListener: on,
    addListenerOnce: (o, t, f) => {
      const h = on(o, t, (...a) => {
        h.remove()
        f(...a)
      })
      return h
    },
    removeListener: (h) => h?.remove(),
    clearInstanceListeners: (o) => {
      o.__l = {}
    },
    trigger: fire,
    addDomListener: (o, t, f) => {
      o.addEventListener(t, f)
      return { remove: () => o.removeEventListener(t, f) }
    },
  }
  class MVC {
    constructor() {
      this.__v = {}
    }
    get(k) {
      return this.__v[k]
    }
    set(k, v) {
      this.__v[k] = v
      fire(this, k + '_changed')
    }
    setValues(o) {
      for (const k in o) this.set(k, o[k])
    }
    setOptions(o) {
      this.setValues(o)
    }
    addListener(t, f) {
      return on(this, t, f)
    }
  }
  class GMap extends MVC {
    constructor(div, o = {}) {
      super()
      this.div = div
      this.c = new LatLng(o.center ?? { lat: 0, lng: 0 })
      this.z = o.zoom ?? 2
      this.h = 0
      this.t = 0
      this.overlayMapTypes = { push() {}, getArray: () => [] }
      this.mapTypes = new MVC()
      this.controls = Array.from({ length: 30 }, () => ({
        push(e) {
          div.append(e)
        },
      }))
      this.data = new Data(() => this.updData())
      this.root = document.createElement('div')
      Object.assign(this.root.style, {
        position: 'absolute',
        inset: 0,
        overflow: 'hidden',
        background: '#dfe7d8',
        cursor: 'grab',
      })
      this.root.className = 'gm-style'
      div.style.position ||= 'relative'
      div.append(this.root)
      this.cv = document.createElement('canvas')
      this.root.append(this.cv)
      const evd = document.createElement('div')
      evd.setAttribute('style', 'z-index: 3; position: absolute; inset: 0;')
      this.root.append(evd)
      this.panes = {}
      for (const n of ['mapPane', 'overlayLayer', 'markerLayer', 'overlayMouseTarget', 'floatPane']) {
        const e = (this.panes[n] = document.createElement('div'))
        Object.assign(e.style, { position: 'absolute', left: 0, top: 0, width: '0', height: '0' })
        this.root.append(e)
      }
      // What the data layer draws is above the panes.
      this.dc = document.createElement('canvas')
      Object.assign(this.dc.style, { position: 'absolute', inset: 0, zIndex: 2, pointerEvents: 'none' })
      this.root.append(this.dc)
      this.ov = new Set()
      let d = null,
        moved = false
      const at = (e) => {
        const r = this.root.getBoundingClientRect()
        return this.unpx(e.clientX - r.left, e.clientY - r.top)
      }
      this.root.addEventListener('pointerdown', (e) => {
        d = [e.clientX, e.clientY]
        moved = false
        fire(this, 'mousedown', { latLng: at(e), domEvent: e })
      })
      addEventListener('pointerup', () => {
        d = null
      })
      this.root.addEventListener('pointermove', (e) => {
        fire(this, 'mousemove', { latLng: at(e), domEvent: e })
        if (!d || this.get('draggable') === false || this.get('gestureHandling') === 'none') return
        moved = true
        const p = P(this.c.lat(), this.c.lng(), this.z)
        const u = U(p.x - (e.clientX - d[0]), p.y - (e.clientY - d[1]), this.z)
        d = [e.clientX, e.clientY]
        this.setCenter(u)
      })
      this.root.addEventListener('click', (e) => {
        if (!moved) fire(this, 'click', { latLng: at(e), domEvent: e, stop() {} })
      })
      this.root.addEventListener(
        'wheel',
        (e) => {
          e.preventDefault()
          this.setZoom(Math.max(0, Math.min(22, this.z - Math.sign(e.deltaY))))
        },
        { passive: false },
      )
      new ResizeObserver(() => this.upd()).observe(this.root)
      setTimeout(() => {
        this.upd()
        fire(this, 'tilesloaded')
      }, 0)
      this.setValues(o)
    }
    getDiv() {
      return this.div
    }
    get W() {
      return this.root.clientWidth
    }
    get H() {
      return this.root.clientHeight
    }
    unpx(x, y) {
      const p = P(this.c.lat(), this.c.lng(), this.z)
      return new LatLng(U(p.x + x - this.W / 2, p.y + y - this.H / 2, this.z))
    }
    px(ll) {
      const l = new LatLng(ll),
        p = P(this.c.lat(), this.c.lng(), this.z),
        q = P(l.lat(), l.lng(), this.z)
      return new Point(q.x - p.x + this.W / 2, q.y - p.y + this.H / 2)
    }
    upd() {
      if (this.__q) return
      this.__q = true
      requestAnimationFrame(() => {
        this.__q = false
        const g = this.cv.getContext('2d')
        this.cv.width = this.W
        this.cv.height = this.H
        g.strokeStyle = '#9ab'
        g.font = '11px sans-serif'
        g.fillStyle = '#567'
        const st = this.z >= 6 ? 1 : this.z >= 4 ? 5 : 15
        for (let l = -180; l <= 180; l += st) {
          const x = this.px({ lat: 0, lng: l }).x
          if (x > 0 && x < this.W) {
            g.beginPath()
            g.moveTo(x, 0)
            g.lineTo(x, this.H)
            g.stroke()
            g.fillText(l + '°', x + 2, 12)
          }
        }
        for (let l = -80; l <= 80; l += st) {
          const y = this.px({ lat: l, lng: this.c.lng() }).y
          if (y > 0 && y < this.H) {
            g.beginPath()
            g.moveTo(0, y)
            g.lineTo(this.W, y)
            g.stroke()
            g.fillText(l + '°', 2, y - 2)
          }
        }
        this.ov.forEach((o) => o.draw())
        this.drawData()
        fire(this, 'bounds_changed')
        fire(this, 'idle')
      })
    }
    updData() {
      if (this.__d) return
      this.__d = true
      requestAnimationFrame(() => {
        this.__d = false
        this.drawData()
      })
    }
    drawData() {
      this.dc.width = this.W
      this.dc.height = this.H
      const g = this.dc.getContext('2d')
      const path = (points, isClosed) => {
        points.forEach((l, i) => {
          const { x, y } = this.px(l)
          if (i === 0) g.moveTo(x, y)
          else g.lineTo(x, y)
        })
        if (isClosed) g.closePath()
      }
      const stroke = (o, shape) => {
        g.strokeStyle = o.strokeColor ?? '#000'
        g.lineWidth = o.strokeWeight ?? 0
        g.globalAlpha = o.strokeOpacity ?? 1
        if (g.lineWidth > 0 && shape) g.stroke(shape)
        else if (g.lineWidth > 0) g.stroke()
      }
      const fill = (o, shape) => {
        g.fillStyle = o.fillColor ?? '#000'
        g.globalAlpha = o.fillOpacity ?? 0
        if (shape) g.fill(shape)
        else g.fill()
      }
      const all = [...this.data.f.values()].flatMap((f) => (f.g ? { f, o: this.data.styleOf(f) } : []))
      for (const { f, o } of all.sort((a, b) => (a.o.zIndex ?? 0) - (b.o.zIndex ?? 0))) {
        g.beginPath()
        const { c } = f.g
        if (f.g.getType() === 'Point') {
          if (!o.icon?.path) continue
          const { x, y } = this.px(c)
          const shape = new Path2D(o.icon.path)
          g.save()
          g.translate(x, y)
          fill(o.icon, shape)
          stroke(o.icon, shape)
          g.restore()
        } else if (f.g.getType() === 'LineString') {
          path(c, false)
          stroke(o)
        } else {
          c.forEach((ring) => path(ring, true))
          fill(o)
          stroke(o)
        }
      }
      g.globalAlpha = 1
    }
    getCenter() {
      return this.c
    }
    setCenter(c) {
      this.c = new LatLng(c)
      fire(this, 'center_changed')
      this.upd()
    }
    panTo(c) {
      this.setCenter(c)
    }
    getZoom() {
      return this.z
    }
    setZoom(z) {
      this.z = z
      fire(this, 'zoom_changed')
      this.upd()
    }
    getHeading() {
      return 0
    }
    setHeading() {}
    getTilt() {
      return 0
    }
    setTilt() {}
    moveCamera(o) {
      if (o.center) this.setCenter(o.center)
      if (o.zoom != null) this.setZoom(o.zoom)
    }
    getBounds() {
      const a = this.unpx(0, this.H),
        b = this.unpx(this.W, 0)
      return new LatLngBounds(a, b)
    }
    fitBounds() {}
    getProjection() {
      return {
        fromLatLngToPoint: (l) => {
          const p = P(l.lat(), l.lng(), 0)
          return new Point(p.x, p.y)
        },
        fromPointToLatLng: (p) => new LatLng(U(p.x, p.y, 0)),
      }
    }
    getRenderingType() {
      return 'RASTER'
    }
    getMapTypeId() {
      return 'roadmap'
    }
    setMapTypeId() {}
    getMapCapabilities() {
      return { isAdvancedMarkersAvailable: false, isDataDrivenStylingAvailable: false }
    }
    getInternalUsageAttributionIds() {
      return []
    }
  }
  class OverlayView extends MVC {
    setMap(m) {
      if (this.m) {
        this.m.ov.delete(this)
        this.m = null
        this.onRemove?.()
      }
      if (m) {
        this.m = m
        m.ov.add(this)
        setTimeout(() => {
          this.onAdd?.()
          this.draw?.()
        })
      }
    }
    getMap() {
      return this.m
    }
    getPanes() {
      return this.m?.panes ?? null
    }
    getProjection() {
      const m = this.m
      return {
        fromLatLngToDivPixel: (l) => m.px(l),
        fromLatLngToContainerPixel: (l) => m.px(l),
        fromDivPixelToLatLng: (p) => m.unpx(p.x, p.y),
        fromContainerPixelToLatLng: (p) => m.unpx(p.x, p.y),
        getWorldWidth: () => ws(m.z),
        getVisibleRegion: () => null,
      }
    }
    static preventMapHitsAndGesturesFrom() {}
    static preventMapHitsFrom() {}
    onAdd() {}
    draw() {}
    onRemove() {}
  }
  class Feature extends MVC {
    constructor(o, changed) {
      super()
      this.o = o
      this.changed = changed
    }
    getId() {
      return this.o.id
    }
    getGeometry() {
      return this.g
    }
    setGeometry(g) {
      this.g = g
      this.changed?.()
    }
    getStyle() {}
    getProperty(k) {
      return this.p?.[k]
    }
    setProperty(k, v) {
      ;(this.p ??= {})[k] = v
      this.changed?.()
    }
    forEachProperty(f) {
      for (const k in this.p) f(this.p[k], k)
    }
    removeProperty(k) {
      delete this.p?.[k]
    }
  }
  // The geometries of GeoJSON as those of the data layer; Terra Draw uses no others.
  const geometryOf = ({ type, coordinates }) => {
    const at = ([lng, lat]) => new LatLng(lat, lng)
    if (type === 'Point') return new Data.Point(at(coordinates))
    if (type === 'LineString') return new Data.LineString(coordinates.map(at))
    return new Data.Polygon(coordinates.map((ring) => ring.map(at)))
  }
  class Data extends MVC {
    constructor(changed) {
      super()
      this.f = new Map()
      this.changed = changed
    }
    styleOf(f) {
      return (typeof this.s === 'function' ? this.s(f) : this.s) ?? {}
    }
    getStyle() {
      return this.s
    }
    setMap() {}
    setStyle(s) {
      this.s = s
      this.changed?.()
    }
    addGeoJson(j) {
      return (j.features ?? [j]).map((x) => {
        const f = new Feature({ id: x.id ?? x.properties?.id }, this.changed)
        f.p = { ...x.properties }
        f.setGeometry(geometryOf(x.geometry))
        this.f.set(f.getId(), f)
        return f
      })
    }
    getFeatureById(i) {
      return this.f.get(i)
    }
    remove(f) {
      this.f.delete(f.getId())
      this.changed?.()
    }
    forEach(c) {
      this.f.forEach(c)
    }
    add(f) {
      this.f.set(f.getId(), f)
      return f
    }
  }
  const lib = {
    Map: GMap,
    LatLng,
    LatLngBounds,
    Point,
    Size,
    OverlayView,
    MVCObject: MVC,
    event,
    Data,
    Marker: MVC,
    Polygon: MVC,
    Polyline: MVC,
    Circle: MVC,
    InfoWindow: MVC,
    WebGLOverlayView: OverlayView,
    MapTypeId: { ROADMAP: 'roadmap', SATELLITE: 'satellite', HYBRID: 'hybrid', TERRAIN: 'terrain' },
    RenderingType: { RASTER: 'RASTER', VECTOR: 'VECTOR', UNINITIALIZED: 'UNINITIALIZED' },
    ColorScheme: { LIGHT: 'LIGHT', DARK: 'DARK', FOLLOW_SYSTEM: 'FOLLOW_SYSTEM' },
    ControlPosition: new Proxy({}, { get: () => 1 }),
    SymbolPath: { CIRCLE: 0 },
    Settings: { getInstance: () => ({}) },
    version: 'fake',
  }
  for (const g of ['Point', 'LineString', 'LinearRing', 'Polygon'])
    Data[g] = class {
      constructor(c) {
        this.c = c
      }
      getType() {
        return g
      }
    }
  google.maps = Object.assign(window.google?.maps ?? {}, lib, { importLibrary: async () => lib })
  google.maps.__ib__?.()
})()
