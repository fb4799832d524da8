package io.kindred.store;

import java.io.IOException;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** A query that a person wrote; its mistakes are the person's, not the catalog's. */
final class Query {
    private Query() {}

    static void run(Database database, String sql, Rows rows) throws IOException {
        try {
            BitFunction.register(database.connection());
            try (PreparedStatement statement = database.ownStatement(sql)) {
                if (!statement.execute()) {
                    throw new CatalogException("not a query: " + sql.strip());
                }
                try (ResultSet result = statement.getResultSet()) {
                    hand(result, rows);
                }
            }
        } catch (SQLException e) {
            throw new CatalogException("the query cannot be answered: " + e.getMessage(), e);
        }
    }

    private static void hand(ResultSet result, Rows rows) throws SQLException, IOException {
        ResultSetMetaData about = result.getMetaData();
        List<String> names = new ArrayList<>();
        for (int column = 1; column <= about.getColumnCount(); column++) {
            names.add(about.getColumnLabel(column));
        }
        rows.columns(List.copyOf(names));
        while (result.next()) {
            List<Object> values = new ArrayList<>();
            for (int column = 1; column <= names.size(); column++) {
                Object value = result.getObject(column);
                values.add(value instanceof Integer number ? (Object) number.longValue() : value);
            }
            rows.row(Collections.unmodifiableList(values));
        }
    }
}
