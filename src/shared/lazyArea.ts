// Areas of the product loaded when they are first opened, and what happens when that fails.
import { lazy, type ComponentType } from 'react'
import { loadPersistently } from './loadPersistently'

const failures = new WeakSet<object>()

/** Whether `error` was thrown because an area could not be loaded: most often a newer version has been deployed. */
export const isPreloadError = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && failures.has(error)

/**
 * A component that is loaded when it is first rendered.
 * When loading fails for good a cancelable `preload-error` event with the error as its detail is raised on the window; unless a
 * listener cancels it, the error is thrown and reaches the nearest error boundary. Cancelled, nothing is rendered.
 * @param load imports the module, @param name is the component's export in it
 */
export function lazyArea<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      const area = await loadPersistently(load)
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
