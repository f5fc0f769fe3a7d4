// Shortens scripts once more after Parcel's own minifier, which leaves Home's code one per cent longer.
import { Optimizer } from '@parcel/plugin';
import { minify } from 'rolldown/utils';

export default new Optimizer({
  async optimize({ bundle, contents, map }) {
    if (!bundle.env.shouldOptimize) return { contents, map };
    const isModule = bundle.env.outputFormat === 'esmodule';
    const { code, errors } = await minify(bundle.name ?? 'inline.js', await new Response(contents).text(), {
      module: isModule,
      mangle: { toplevel: isModule },
      // MobX ends its private names so that a build can shorten them. All of MobX is in one script.
      mangleProps: { include: /^[a-zA-Z]{2,}_$/ },
    });
    const [error] = errors;
    if (error !== undefined) throw new SyntaxError(error.codeframe ?? error.message);
    return { contents: code };
  },
});
