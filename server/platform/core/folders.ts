// Finds the files beside the code, for a server that runs from its sources and for one that runs from its bundle.
import path from 'node:path'

/** Defined by the build of the bundle only. */
declare const BUNDLED: true | undefined

/** Whether this code runs from the bundle, build/server/, that `npm start` builds. */
export const isBundled = typeof BUNDLED !== 'undefined'

/** The root folder. The scripts of the bundle are two folders below it, this file is three. */
export const ROOT = path.resolve(__dirname, isBundled ? '../..' : '../../..')

/** The browser's app, as it was built. */
export const DIST = path.join(ROOT, 'dist')

/** A file or folder in server/ that is read while the server runs, such as `platform/db/migrations`. */
export const serverFile = (name: string): string => path.join(ROOT, 'server', name)

/** A file that only the bundle has. */
export const bundledFile = (name: string): string => path.join(__dirname, name)

/**
 * The script of a thread or of a child process, such as `media/raster/runtime/rasterWorker.cjs`. The bundle has its scripts in
 * one folder, compiled, because Node starts threads without the loader that reads TypeScript.
 */
export const scriptFile = (name: string): string =>
  isBundled ? bundledFile(`${path.parse(name).name}.cjs`) : serverFile(name)
