// Areas of the app that are loaded when they are first opened.
import { lazy, type ComponentType } from 'react'
import { loadWithRetry } from './loadWithRetry'

const failures = new WeakSet<object>()

/** Whether `error` was thrown because an area could not be loaded, usually because a newer version was deployed. */
export const isPreloadError = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && failures.has(error)

/**
 * A component that is loaded when it is first rendered.
 * If all retries fail, it dispatches a cancelable `preload-error` event with the error as detail on the window. Unless a
 * listener cancels it, the error is thrown to the nearest error boundary. If it is cancelled, nothing is rendered.
 * @param load imports the module, @param name is the component's export in it
 */
export function lazyArea<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      const area = await loadWithRetry(load)
      return { default: area[name] }
    } catch (error) {
      if (typeof error === 'object' && error !== null) failures.add(error)
      const event = new CustomEvent('preload-error', { cancelable: true, detail: error })
      if (window.dispatchEvent(event)) throw error
      return { default: nothing }
    }
  })
}

const nothing = () => null
