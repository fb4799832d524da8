package io.kindred.store;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteConfig.Pragma;

/** One connection to SQLite that several threads may use, one at a time, with its prepared statements. */
final class Database implements Closeable {
    private static final int PATIENCE_MILLIS = 5000;
    private static final String READER_CACHE = "-8192";
    private static final String WRITER_CACHE = "-32768";

    private final Path file;
    private final Connection connection;
    private final Map<String, PreparedStatement> prepared = new HashMap<>();
    private boolean inTransaction;

    private Database(Path file, Connection connection) {
        this.file = file;
        this.connection = connection;
    }

    /** Opens a file for reading. Nothing that is done by this connection can write or reach another file. */
    static Database reading(Path file, boolean immutable) throws CatalogException {
        SQLiteConfig config = config(READER_CACHE);
        config.setReadOnly(true);
        config.setPragma(Pragma.LIMIT_ATTACHED, "0");
        Database database = open(file, immutable ? "?immutable=1" : "", config);
        try {
            database.run(() -> database.execute("PRAGMA query_only = ON"));
            return database;
        } catch (IOException e) {
            throw database.closing(e);
        }
    }

    /** Opens a file for writing. */
    static Database writing(Path file) throws CatalogException {
        SQLiteConfig config = config(WRITER_CACHE);
        config.enforceForeignKeys(true);
        config.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
        return open(file, "", config);
    }

    /** An empty database that is gone when it is closed. */
    static Database inMemory() throws CatalogException {
        Natives.load();
        try {
            return new Database(Path.of("memory"), new SQLiteConfig().createConnection("jdbc:sqlite::memory:"));
        } catch (SQLException e) {
            throw Failures.worded(Path.of("memory"), e);
        }
    }

    private static SQLiteConfig config(String cache) {
        SQLiteConfig config = new SQLiteConfig();
        config.setBusyTimeout(PATIENCE_MILLIS);
        config.setPragma(Pragma.CACHE_SIZE, cache);
        config.setGetGeneratedKeys(false);
        return config;
    }

    private static Database open(Path file, String options, SQLiteConfig config) throws CatalogException {
        Natives.load();
        try {
            return new Database(file, config.createConnection("jdbc:sqlite:" + file.toUri() + options));
        } catch (SQLException e) {
            throw Failures.worded(file, e);
        }
    }

    Path file() {
        return file;
    }

    /** Does something that has no result. */
    void run(Step step) throws IOException {
        call(() -> {
            step.run();
            return null;
        });
    }

    /** Does something while no other thread uses the connection. */
    synchronized <T> T call(Work<T> work) throws IOException {
        try {
            return work.call();
        } catch (DamageException e) {
            throw Failures.damaged(file, e);
        } catch (SQLException e) {
            throw Failures.worded(file, e);
        }
    }

    /** Does something all or not at all, as part of the transaction that is under way if there is one. */
    synchronized void atomically(Step step) throws IOException {
        if (inTransaction) {
            run(step);
            return;
        }
        run(() -> execute("BEGIN IMMEDIATE"));
        inTransaction = true;
        boolean done = false;
        try {
            run(step);
            run(() -> execute("COMMIT"));
            done = true;
        } finally {
            inTransaction = false;
            if (!done) {
                rollBack();
            }
        }
    }

    private void rollBack() {
        try {
            execute("ROLLBACK");
        } catch (SQLException e) {
            // Some failures, such as a full disk, have rolled back already.
            System.getLogger(Database.class.getName()).log(System.Logger.Level.DEBUG, "already rolled back", e);
        }
    }

    /** Runs a script of statements without parameters. */
    void execute(String script) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.executeUpdate(script);
        }
    }

    /** A statement that is prepared once; whoever uses it has read its result to the end before another one does. */
    PreparedStatement statement(String sql, Object... parameters) throws SQLException {
        PreparedStatement statement = prepared.get(sql);
        if (statement == null) {
            statement = connection.prepareStatement(sql);
            prepared.put(sql, statement);
        }
        bind(statement, parameters);
        return statement;
    }

    /** A statement of the caller's own, who closes it. */
    PreparedStatement ownStatement(String sql, Object... parameters) throws SQLException {
        PreparedStatement statement = connection.prepareStatement(sql);
        bind(statement, parameters);
        return statement;
    }

    private static void bind(PreparedStatement statement, Object... parameters) throws SQLException {
        for (int i = 0; i < parameters.length; i++) {
            statement.setObject(i + 1, parameters[i]);
        }
    }

    /** Changes rows and says how many. */
    int update(String sql, Object... parameters) throws SQLException {
        return statement(sql, parameters).executeUpdate();
    }

    /** Adds a row, which gets its checksum behind these values. */
    void insert(String into, Object... values) throws SQLException {
        Object[] row = Arrays.copyOf(values, values.length + 1);
        row[values.length] = Checksum.of(values, values.length);
        update(into + " VALUES (?" + ", ?".repeat(values.length) + ")", row);
    }

    /** The values of the row that a result stands at, or of its first. */
    static Object[] row(ResultSet result) throws SQLException {
        Object[] row = new Object[result.getMetaData().getColumnCount()];
        for (int i = 0; i < row.length; i++) {
            row[i] = result.getObject(i + 1);
        }
        return row;
    }

    /** The number that a query yields. */
    long number(String sql, Object... parameters) throws SQLException {
        try (ResultSet result = statement(sql, parameters).executeQuery()) {
            return result.next() ? result.getLong(1) : 0;
        }
    }

    /** The text that a query yields. */
    String string(String sql) throws SQLException {
        try (ResultSet result = statement(sql).executeQuery()) {
            return result.next() && result.getString(1) != null ? result.getString(1) : "";
        }
    }

    Connection connection() {
        return connection;
    }

    /** Closes because of a failure, and returns it. */
    CatalogException closing(IOException failure) {
        try {
            close();
        } catch (IOException e) {
            failure.addSuppressed(e);
        }
        return Failures.worded(file, failure);
    }

    @Override
    public synchronized void close() throws IOException {
        run(() -> {
            for (PreparedStatement statement : prepared.values()) {
                statement.close();
            }
            prepared.clear();
            connection.close();
        });
    }

    /** Something that is done with a connection. */
    @FunctionalInterface
    interface Step {
        void run() throws SQLException, IOException;
    }

    /** Something that is done with a connection and has a result. */
    @FunctionalInterface
    interface Work<T> {
        T call() throws SQLException, IOException;
    }
}
