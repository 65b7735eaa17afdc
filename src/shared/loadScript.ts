export type ScriptOutcome = 'loaded' | 'failed' | 'late'

/** Loads a foreign script by element, as the content security policy asks; settles after `limitMs` whatever happens. */
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
