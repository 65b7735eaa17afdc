export type ScriptOutcome = 'loaded' | 'failed' | 'late'

/** Loads a third-party script with an element, as the content security policy requires. Settles within `limitMs`. */
export function loadScript(address: string, limitMs: number): Promise<ScriptOutcome> {
  return new Promise((resolve) => {
    const script = document.createElement('script')
    script.src = address
    script.async = true
    script.onload = () => resolve('loaded')
    script.onerror = () => resolve('failed')
    setTimeout(() => resolve('late'), limitMs)
    document.head.append(script)
  })
}
