// Areas of the app that are loaded when they are first opened.
import { createElement, lazy, useState, type ComponentType, type ReactNode } from 'react'
import { loadWithRetry } from './loadWithRetry'

/** Thrown by an area that could not be loaded, usually because a newer version was deployed. */
export class PreloadError extends Error {
  /**
   * @param cause why the area could not be loaded
   * @param forget lets the next rendering load the area again. Error boundaries call it once they show the error: React
   * renders again before it gives an error to a boundary, and would load again instead of showing it.
   */
  constructor(
    cause: unknown,
    readonly forget: () => void,
  ) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
  }
}

/** A component that is loaded when it is first rendered. */
export interface LazyArea<Props = object> {
  (props: Props): ReactNode
  /** Loads it before it is rendered, such as while the data that it shows is read. A failure is left to the rendering. */
  preload: () => void
}

/**
 * A component that is loaded when it is first rendered.
 * If all retries fail, it dispatches a cancelable `preload-error` event with the error as detail on the window. Unless a
 * listener cancels it, a `PreloadError` is thrown to the nearest error boundary. If it is cancelled, nothing is rendered.
 * @param load imports the module, @param name is the component's export in it
 */
export function lazyArea<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyArea<Props> {
  let loaded: ComponentType<Props> | undefined
  // React keeps the error of a lazy component for good, so that each attempt needs its own.
  let later = attempt()

  function attempt(): ComponentType<Props> {
    const Later = lazy(async (): Promise<{ default: ComponentType<Props> }> => {
      try {
        const area = await loadWithRetry(load)
        return { default: area[name] }
      } catch (error) {
        const event = new CustomEvent('preload-error', { cancelable: true, detail: error })
        if (!window.dispatchEvent(event)) return { default: nothing }
        throw new PreloadError(error, () => {
          if (later === Later) later = attempt()
        })
      }
    }) as unknown as ComponentType<Props>
    return Later
  }

  function Area(props: Props) {
    // React shows the fallback of a lazy component for at least 300 ms, even if its code has been loaded already.
    const [Shown] = useState(() => loaded ?? later)
    return createElement(Shown, props)
  }
  return Object.assign(Area, {
    preload() {
      load().then(
        (area) => (loaded = area[name]),
        () => undefined,
      )
    },
  })
}

const nothing = () => null
