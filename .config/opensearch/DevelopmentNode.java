import java.io.IOException;
import java.util.List;
import org.opensearch.analysis.common.CommonAnalysisPlugin;
import org.opensearch.common.settings.Settings;
import org.opensearch.env.Environment;
import org.opensearch.index.reindex.ReindexPlugin;
import org.opensearch.knn.plugin.KNNPlugin;
import org.opensearch.node.Node;
import org.opensearch.transport.Netty4Plugin;

/**
 * One node of a development cluster, from packages alone: what a distribution keeps in its folder of modules comes from
 * the class path. Its settings are its arguments, each NAME=VALUE. It ends when its standard input does, so that no
 * node outlives whoever started it.
 */
final class DevelopmentNode extends Node {
  private DevelopmentNode(Settings settings) {
    super(
        new Environment(settings, null),
        List.of(Netty4Plugin.class, CommonAnalysisPlugin.class, ReindexPlugin.class, KNNPlugin.class),
        true);
  }

  public static void main(String[] arguments) throws Exception {
    Settings.Builder settings = Settings.builder();
    for (String argument : arguments) {
      int at = argument.indexOf('=');
      settings.put(argument.substring(0, at), argument.substring(at + 1));
    }
    DevelopmentNode node = new DevelopmentNode(settings.build());
    node.start();
    waitForEndOfInput();
    node.close();
    System.exit(0);
  }

  private static void waitForEndOfInput() throws IOException {
    while (System.in.read() >= 0) {
      // What is written there means nothing.
    }
  }
}
