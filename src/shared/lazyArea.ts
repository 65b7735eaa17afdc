// Areas of the app that are loaded when they are first opened.
import { createElement, lazy, useState, type ComponentType, type ReactNode } from 'react'
import { loadWithRetry } from './loadWithRetry'

const failures = new WeakSet<object>()

/** Whether `error` was thrown because an area could not be loaded, usually because a newer version was deployed. */
export const isPreloadError = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && failures.has(error)

/** A component that is loaded when it is first rendered. */
export interface LazyArea<Props = object> {
  (props: Props): ReactNode
  /** Loads it before it is rendered, such as while the data that it shows is read. A failure is left to the rendering. */
  preload: () => void
}

/**
 * A component that is loaded when it is first rendered.
 * If all retries fail, it dispatches a cancelable `preload-error` event with the error as detail on the window. Unless a
 * listener cancels it, the error is thrown to the nearest error boundary. If it is cancelled, nothing is rendered.
 * @param load imports the module, @param name is the component's export in it
 */
export function lazyArea<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyArea<Props> {
  let loaded: ComponentType<Props> | undefined
  const Later = lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      const area = await loadWithRetry(load)
      return { default: area[name] }
    } catch (error) {
      if (typeof error === 'object' && error !== null) failures.add(error)
      const event = new CustomEvent('preload-error', { cancelable: true, detail: error })
      if (window.dispatchEvent(event)) throw error
      return { default: nothing }
    }
  }) as unknown as ComponentType<Props>

  function Area(props: Props) {
    // React shows the fallback of a lazy component for at least 300 ms, even if its code has been loaded already.
    const [Shown] = useState(() => loaded ?? Later)
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
